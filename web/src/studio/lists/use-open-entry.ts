import { useSearchParams } from 'react-router'

/** Key of the open entry of a list, kept in the address; "new" for one that is being written. */
export function useOpenEntry() {
  const [params, setParams] = useSearchParams()
  const set = (key: string | null) => setParams(key === null ? {} : { open: key }, { replace: true })
  return [params.get('open'), set] as const
}
