// Stands in for the package `server-only`, which throws wherever it is imported outside a server bundle.
export {};
