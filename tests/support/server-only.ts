// Stands in for the package `server-only`, which throws when it is imported outside a server bundle.
export {};
