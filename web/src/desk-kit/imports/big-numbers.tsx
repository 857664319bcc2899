import styles from './big-numbers.module.css'

type BigNumber = { number: number; label: string; kind?: 'ok' | 'bad' }

/** Content or effect of a file, in a few big numbers with their labels. */
export function BigNumbers({ numbers }: { numbers: BigNumber[] }) {
  return (
    <p className={`row baseline wrap ${styles.numbers}`}>
      {numbers.map(({ number, label, kind }) => (
        <span key={label} data-kind={number > 0 ? kind : undefined}>
          <b>{number.toLocaleString('en')}</b> {label}
        </span>
      ))}
    </p>
  )
}
