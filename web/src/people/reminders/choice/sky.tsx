import styles from './reminder-choice.module.css'

/** The sky of a part of the day, drawn in the brand's colours in both themes. */
export function Sky({ part }: { part: 'morning' | 'afternoon' | 'evening' }) {
  return (
    <svg className={styles.sky} viewBox="0 0 110 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {part === 'morning' && (
        <>
          <rect width="110" height="92" fill="#ffe6a3" />
          <circle cx="55" cy="66" r="25" fill="#f5a502" />
          <path d="M55 30v-12M28 40l-9-9M82 40l9-9" stroke="#f5a502" strokeWidth="6" strokeLinecap="round" />
          <rect y="66" width="110" height="26" fill="#a8e8cc" />
        </>
      )}
      {part === 'afternoon' && (
        <>
          <rect width="110" height="92" fill="#d3f3ff" />
          <circle cx="55" cy="38" r="20" fill="#ffbe2b" />
          <path
            d="M55 9V4M55 72v-5M26 38h-5M89 38h-5M34 17l-4-4M76 17l4-4M34 59l-4 4M76 59l4 4"
            stroke="#ffbe2b"
            strokeWidth="5.5"
            strokeLinecap="round"
          />
          <rect y="76" width="110" height="16" fill="#a8e8cc" />
        </>
      )}
      {part === 'evening' && (
        <>
          <rect width="110" height="92" fill="#1d4f82" />
          <path d="M64 18a24 24 0 1 0 20 34 20 20 0 0 1-20-34Z" fill="#ffe6a3" />
          <circle cx="90" cy="26" r="2.5" fill="#fff" />
          <circle cx="34" cy="56" r="2" fill="#fff" />
          <rect y="78" width="110" height="14" fill="#073123" />
          <path d="M18 78V66l10-8 10 8v12Z" fill="#054632" />
          <rect x="25" y="68" width="6" height="6" fill="#ffbe2b" />
        </>
      )}
    </svg>
  )
}
