/** What a text field looks like, shared by input, textarea and select. A refused one also gets a thick edge, not only a colour. */
export const controlClasses = [
  'w-full min-w-0 rounded-sm border-[1.5px] border-input bg-card px-3.5 py-2.5 text-body leading-snug text-card-foreground',
  'placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-55',
  'focus-visible:outline-offset-0',
  'aria-invalid:border-destructive aria-invalid:[box-shadow:inset_4px_0_0_var(--destructive)]',
];
