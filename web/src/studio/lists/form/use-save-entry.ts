import { useMutation } from '@tanstack/react-query'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { type ListName, useRefetchList } from '../lists.queries'
import { listsTexts } from '../lists.texts'

type Options = {
  list: ListName
  form: { markSent: () => void; markSaved: () => void }
  /** Message after a new entry was added; undefined for a change of a stored one. */
  added: string | undefined
  call: () => Promise<unknown>
  onSaved?: () => void
}

/** Stores an entry, or adds it; after a refused change the list is fetched again: somebody else may have changed it. */
export function useSaveEntry({ list, form, added, call, onSaved }: Options) {
  const refetchList = useRefetchList(list)
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: async () => {
      await refetchList()
      form.markSaved()
      showToast(added ?? listsTexts.saved)
      onSaved?.()
    },
    onError: () => {
      if (added === undefined) void refetchList()
    },
  })
  function save() {
    form.markSent()
    mutate()
  }
  return { save, isPending, problem: error?.message }
}
