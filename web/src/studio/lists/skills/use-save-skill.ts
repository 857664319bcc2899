import type { DeskSkill } from '@kasama/contract/studio/skills.api'
import type { EntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { skillIcons } from '#shared/ui/skill/skill-icons.ts'
import { textFrom } from '../form/flat-texts'
import { useListChanged } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import type { SkillFields } from './skill-fields'
import { skillsTexts as t } from './skills.texts'

/** Stores a skill, or adds it; after an error the list is fetched again, since somebody else may have changed it. */
export function useSaveSkill(
  skill: DeskSkill | null,
  { value, send, saved }: EntryForm<SkillFields>,
  onClose: () => void,
) {
  const changed = useListChanged('skills')
  async function done(words: string) {
    await changed()
    saved()
    showToast(words)
  }
  const add = useDeskMutation('POST /admin/skills', {
    onSuccess: async () => {
      await done(t.added)
      onClose()
    },
  })
  const change = useDeskMutation('POST /admin/skills/:id', {
    onSuccess: () => done(listsTexts.saved),
    onError: () => void changed(),
  })
  function save() {
    send()
    const said = {
      icon: skillIcons[value.icon] ? value.icon : null,
      name: textFrom(value, 'name'),
      description: textFrom(value, 'description'),
      video_ids: value.lessons.map(({ id }) => id),
      topic_ids: value.topic_ids,
    }
    if (skill) change.mutate({ params: { id: skill.id }, body: { ...said, version: skill.version } })
    else add.mutate({ body: said })
  }
  return { save, isPending: add.isPending || change.isPending, problem: (add.error ?? change.error)?.message }
}
