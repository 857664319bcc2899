import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useRefetchVideos } from './videos.queries'
import { videosTexts as t } from './videos.texts'

/** Begins a lesson with its English title, and opens its page for the rest. */
export function NewLesson() {
  const [isOpen, setOpen] = useState(false)
  const { draft, set, drop } = useDeskDraft('desk-lesson-new', { title: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  const navigate = useNavigate()
  const refetchVideos = useRefetchVideos()
  const begin = useDeskMutation('POST /admin/videos', {
    onSuccess({ id }) {
      drop()
      void refetchVideos()
      navigate(`/admin/videos/${id}`)
    },
  })
  const title = draft.title.trim()
  function submit() {
    setSubmitted(true)
    if (title !== '') begin.mutate({ body: { title, topic_ids: [] } })
  }
  return (
    <>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.newLesson}
      </Button>
      <FormDialog
        open={isOpen}
        title={t.newLesson}
        action={t.begin}
        busy={begin.isPending}
        problem={begin.error?.message}
        onSubmit={submit}
        onDismiss={() => {
          setOpen(false)
          setSubmitted(false)
        }}
      >
        <TextField
          label={t.newTitle}
          hint={t.newHint}
          value={draft.title}
          maxLength={300}
          error={isSubmitted && title === '' ? t.newEmpty : undefined}
          onChange={({ target }) => set({ title: target.value })}
        />
      </FormDialog>
    </>
  )
}
