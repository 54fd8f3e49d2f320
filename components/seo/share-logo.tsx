import config from '@/tailwind.config';

const { lamp, paper } = config.theme?.extend?.colors as unknown as {
  lamp: Record<string, string>;
  paper: string;
};

/** The mark of the brand on paper, for whoever shows a logo beside a name. */
export function ShareLogo() {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: paper,
      }}
    >
      <svg width="300" height="400" viewBox="0 0 24 32">
        <path
          fillRule="evenodd"
          fill={lamp.DEFAULT}
          d="M7 0h10l7 8v24H0V8zM12 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.8 25V12.8h1.9L17.8 22.7V15h2.4v12.2h-1.9L6.2 17.3V25z"
        />
      </svg>
    </div>
  );
}
