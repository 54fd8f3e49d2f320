/** The counter under the lamp: the bell, and the one key that is waiting to be picked up. */
export function DeskStillLife() {
  return (
    <g transform="translate(620 1250)">
      <path d="M266 214L396 182L500 428H60z" fill="url(#rack-light)" />
      <ellipse cx="280" cy="430" rx="270" ry="38" fill="url(#rack-pool)" />
      <g stroke="#A9BDB3" strokeWidth="7">
        <path d="M450 424V206" />
        <path d="M450 206L350 152" />
      </g>
      <circle cx="450" cy="206" r="10" fill="#E9F0EA" />
      <path d="M398 424a52 24 0 0 1 104 0v8H398z" fill="#A9BDB3" />
      <path d="M450 400a52 24 0 0 1 52 24v8h-52z" fill="#47574F" />
      <g transform="translate(0 82) rotate(-14 330 114)">
        <path d="M252 132a78 78 0 0 1 156 0z" fill="#E9F0EA" />
        <path d="M330 54a78 78 0 0 1 78 78h-50a60 78 0 0 0-28-78z" fill="#A9BDB3" />
        <path d="M312 40h36v18h-36z" fill="#A9BDB3" />
        <path d="M252 132h156v5H252z" fill="#F2B544" />
      </g>
      <g>
        <path d="M60 414a44 44 0 0 1 88 0z" fill="#E9F0EA" />
        <path d="M104 370a44 44 0 0 1 44 44h-22a26 44 0 0 0-22-44z" fill="#A9BDB3" />
        <path d="M52 414h104v8H52zM64 424h80v6H64z" fill="#E9F0EA" />
        <path d="M104 414h52v8h-52zM104 424h40v6h-40z" fill="#7B8A82" />
        <path d="M100 360h8v10h-8z" fill="#A9BDB3" />
        <path d="M92 360a12 9 0 0 1 24 0z" fill="#E9F0EA" />
      </g>
      <WaitingKey />
    </g>
  );
}

function WaitingKey() {
  return (
    <g>
      <g fill="none" stroke="#E9F0EA" strokeWidth="5">
        <ellipse cx="240" cy="434" rx="13" ry="7" />
        <path d="M227 435l-50 4M184 438l3 9M196 437l3 9" />
      </g>
      <path d="M246 429c2-16 28-20 38-6" fill="none" stroke="#E9F0EA" strokeWidth="1.5" />
      <path d="M270 420l16-9h98l-18 28h-98l-10-10z" fill="#F2B544" />
      <path d="M258 429l10 10h98v6h-98l-10-10z" fill="#C48C28" />
      <ellipse cx="284" cy="424" rx="6" ry="4" fill="#0B1A17" />
      <path d="M310 421h52M306 429h40" stroke="#7A4E00" strokeWidth="2.5" />
    </g>
  );
}
