import { useLocation, useNavigate } from 'react-router'

/** What /dialog takes; `data` goes to the callbacks, whose names are in dialog-callbacks.ts. */
type DialogFields = {
  title: string
  msg?: string
  btn: string
  btn2: string
  next_path: string
  data?: string
  callBackBtn?: string
  callBackBtn2?: string
}

// It travels in the history entry, where no address can put it.
const mark = { openedByApp: true }

/** Did the app itself open this screen? A bare address shows nothing that its writer chose. */
export const useIsOpenedByApp = (): boolean => useLocation().state?.openedByApp === true

/** Opens the screens that take their content from the query. */
export function useOpenScreen() {
  const navigate = useNavigate()
  return {
    openDialog: (fields: DialogFields) => navigate(`/dialog?${new URLSearchParams(fields)}`, { state: mark }),
    openLoading: (msg: string) => navigate(`/loading?${new URLSearchParams({ msg })}`, { state: mark }),
  }
}
