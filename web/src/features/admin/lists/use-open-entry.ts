import { useSearchParams } from 'react-router'

/** Which entry of a list is open, in the address; "new" is one that is being written. */
export function useOpenEntry() {
  const [params, setParams] = useSearchParams()
  const set = (key: string | null) => setParams(key === null ? {} : { open: key }, { replace: true })
  return [params.get('open'), set] as const
}
