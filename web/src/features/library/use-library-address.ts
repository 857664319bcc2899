import { useSearchParams } from 'react-router'
import { type Category, readAddress, withCategory, withoutKeywords, withTopic } from './library-address'

/** Tab, topic and keywords live in the address; changing them leaves the page where it is scrolled to. */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  const options = { replace: true, preventScrollReset: true }
  const pressTopic = (topic: number) => setParams((old) => withTopic(old, topic), options)
  return {
    address,
    chooseCategory: (category: Category) => setParams((old) => withCategory(old, category), options),
    pressTopic,
    clearTopic: () => address.topic !== undefined && pressTopic(address.topic),
    clearSearch: () => setParams(withoutKeywords, options),
  }
}
