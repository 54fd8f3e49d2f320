/** Stands in place of a list without rows, and says why. */
export function EmptyList({ children }: { children: string }) {
  return (
    <p className="border-y-[1.5px] border-y-foreground border-b-border py-12 wrap-anywhere text-muted-foreground">
      {children}
    </p>
  );
}
