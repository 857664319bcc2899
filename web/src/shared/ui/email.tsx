/** A long address breaks after its @, not within a word. */
export function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <span translate="no">
      {`${name}@`}
      <wbr />
      {host}
    </span>
  )
}
