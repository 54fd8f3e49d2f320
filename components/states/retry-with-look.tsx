/**
 * Tries again what just failed, in a look that the server knows: for what stays in the page, and need not bring along
 * what makes the looks. A screen that is loaded with its failure takes RetryButton.
 */
export function RetryWithLook({ look, onRetry }: { look: string; onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry} className={look}>
      Try Again
    </button>
  );
}
