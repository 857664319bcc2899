import type { TargetLanguage } from '@kasama/contract/language'
import type { Glossary } from '@kasama/contract/studio/translation/translation.rules'
import { translationProblems } from '@kasama/contract/studio/translation/translation.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import type { EditedLesson } from '../saving/use-lesson'
import { type Field, fieldsOf, withCues } from './fields'

export type FieldState = 'empty' | 'machine' | 'confirmed'

const none: Glossary = { terms: [], never: [] }

const useAid = (language: TargetLanguage) =>
  useQuery({
    queryKey: ['desk', 'translation', language],
    queryFn: () => deskRequest('GET /admin/translation/:language', { params: { language } }),
  })

/**
 * The texts of a lesson beside their translation. The draft marks fields that a machine wrote. All cues of a language
 * are one field, which keeps that mark until each cue was confirmed; confirmed cues are kept on this device.
 */
export function useTranslation(editing: EditedLesson, language: TargetLanguage) {
  const name = `confirmed-${editing.id}-${language}`
  const cuesPath = `languages.${language}.cues`
  const [confirmedCues, setConfirmed] = useState<Record<string, string>>(() => readDraft(name) ?? {})
  const aid = useAid(language)
  const glossary = aid.data?.glossary ?? none
  const fields = fieldsOf(editing.lesson, language)
  const known = [...editing.changes, ...editing.waiting]
  const isMachine = (path: string) => known.findLast((one) => one.path === path)?.is_machine === true
  const areCuesMachine = isMachine(cuesPath)
  const by = (path: string) => editing.changes.find((one) => one.path === path)?.by ?? null

  function stateOf({ id, path, cue, translated }: Field): FieldState {
    if (translated.trim() === '') return 'empty'
    if (cue !== null && areCuesMachine) return confirmedCues[id] === translated ? 'confirmed' : 'machine'
    return isMachine(path) ? 'machine' : 'confirmed'
  }
  function keepConfirmed(confirmed: Record<string, string>) {
    setConfirmed(confirmed)
    storeDraft(name, Object.keys(confirmed).length > 0 ? confirmed : null)
  }
  /** Writes or confirms a text; the field of all cues loses its mark once none of a machine's is left. */
  function write(field: Field, value: string) {
    if (field.cue === null) return editing.change(field.path, value)
    const confirmed = { ...confirmedCues, [field.id]: value }
    const cues = withCues(editing.lesson, language, new Map([[field.cue, value]]))
    const hasMachineCues =
      areCuesMachine && cues.some(({ text }, index) => text !== '' && confirmed[`${cuesPath}.${index}`] !== text)
    editing.change(cuesPath, cues, hasMachineCues)
    keepConfirmed(hasMachineCues ? confirmed : {})
  }
  /**
   * Writes a machine's texts where nobody has written since the request. Cues that a person wrote before stay
   * confirmed.
   */
  function suggest(found: { field: Field; text: string }[]) {
    const cues = new Map<number, string>()
    const currentTexts = new Map(fields.map(({ id, translated }) => [id, translated]))
    for (const { field, text } of found.filter(({ field }) => currentTexts.get(field.id) === field.translated))
      if (field.cue === null) editing.change(field.path, text, true)
      else cues.set(field.cue, text)
    if (cues.size === 0) return
    if (!areCuesMachine) {
      const written = fields.filter((field) => field.cue !== null && field.translated !== '')
      keepConfirmed(Object.fromEntries(written.map(({ id, translated }) => [id, translated])))
    }
    editing.change(cuesPath, withCues(editing.lesson, language, cues), true)
  }
  return {
    aid,
    glossary,
    fields: fields.map((field) => ({
      ...field,
      state: stateOf(field),
      by: by(field.path),
      problems: translationProblems(field, language, glossary),
    })),
    write,
    confirm: (field: Field) => write(field, field.translated),
    suggest,
  }
}

export type Translation = ReturnType<typeof useTranslation>
export type ShownField = Translation['fields'][number]
