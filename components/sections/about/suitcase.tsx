/** It has just arrived. */
export function Suitcase() {
  return (
    <>
      <path className="fill-moon-soft" d="M152 552v-20h36v20h-7v-13h-22v13z" />
      <path className="fill-lamp-bright" d="M132 552h76v58h-76z" />
      <path className="fill-lamp" d="M170 552h38v58h-38z" />
      <path className="fill-moon" d="M146 552h6v58h-6zM188 552h6v58h-6z" />
    </>
  );
}
