import { useLocation, useNavigate } from 'react-router'

/** Fields of /dialog; `data` is passed to the callbacks, whose names are in dialog-callbacks.ts. */
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

// State of the history entry, which no URL can set.
const openedByAppState = { openedByApp: true }

/** Whether the app itself opened this screen: a bare URL must not show content chosen by its writer. */
export const useIsOpenedByApp = (): boolean => useLocation().state?.openedByApp === true

/** Opens the screens that take their content from the query. */
export function useOpenScreen() {
  const navigate = useNavigate()
  return {
    openDialog: (fields: DialogFields) =>
      navigate(`/dialog?${new URLSearchParams(fields)}`, { state: openedByAppState }),
    openLoading: (msg: string) => navigate(`/loading?${new URLSearchParams({ msg })}`, { state: openedByAppState }),
  }
}
