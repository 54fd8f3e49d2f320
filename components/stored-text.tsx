/** A stored text of one or several lines. The writing direction of each line follows its script. */
export function StoredText({ text }: { text: string }) {
  return text.split(/\r\n?|\n/).map((line, index) => (
    <span key={index} dir="auto" className="block min-h-lh">
      {line}
    </span>
  ));
}
