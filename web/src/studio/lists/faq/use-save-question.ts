import type { DeskQuestion } from '@kasama/contract/studio/faq.api'
import type { EntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { textFrom } from '../form/flat-texts'
import { useListChanged } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { faqTexts as t } from './faq.texts'
import type { QuestionFields } from './question-fields'

/** Stores a question, or adds it; after an error the list is fetched again, since somebody else may have changed it. */
export function useSaveQuestion(
  question: DeskQuestion | null,
  { value, send, saved }: EntryForm<QuestionFields>,
  onClose: () => void,
) {
  const changed = useListChanged('faq')
  async function done(words: string) {
    await changed()
    saved()
    showToast(words)
  }
  const add = useDeskMutation('POST /admin/faq', {
    onSuccess: async () => {
      await done(t.added)
      onClose()
    },
  })
  const change = useDeskMutation('POST /admin/faq/:slug', {
    onSuccess: () => done(listsTexts.saved),
    onError: () => void changed(),
  })
  function save() {
    send()
    const said = { part: value.part, question: textFrom(value, 'question'), answer: textFrom(value, 'answer') }
    if (question) change.mutate({ params: { slug: question.slug }, body: { ...said, version: question.version } })
    else add.mutate({ body: said })
  }
  return { save, isPending: add.isPending || change.isPending, problem: (add.error ?? change.error)?.message }
}
