import type { TargetLanguage } from '@kasama/contract/studio/translation.rules'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { bundles, type Field } from './fields'
import type { Translation } from './use-translation'

type SuggestionProgress = { done: number; all: number }

/** Requests suggestions for a few texts at a time; those received stay when it is stopped or fails. */
export function useSuggesting(language: TargetLanguage, { suggest, aid }: Translation) {
  const [going, setGoing] = useState<SuggestionProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [lacking, setLacking] = useState(0)
  const [offGlossary, setOffGlossary] = useState(0)
  const stop = useRef<AbortController>(null)
  // Each response is put into the lesson as it is at that moment.
  const take = useEffectEvent(suggest)
  const [came, setCame] = useState<{ field: Field; text: string }[]>([])
  useEffect(() => {
    if (came.length > 0) take(came)
  }, [came])
  useEffect(() => () => stop.current?.abort(), [])

  async function askOne(bundle: Field[], signal: AbortSignal) {
    const body = { texts: bundle.map(({ english }) => english) }
    const { texts, off_glossary } = await deskRequest(
      'POST /admin/translation/:language',
      { params: { language }, body },
      { signal },
    )
    const found = bundle.flatMap((field, place) => (texts[place] ? [{ field, text: texts[place] }] : []))
    setCame(found)
    setLacking((before) => before + bundle.length - found.length - off_glossary)
    setOffGlossary((before) => before + off_glossary)
  }
  async function ask(fields: Field[]) {
    const asking = new AbortController()
    stop.current = asking
    setProblem(null)
    setLacking(0)
    setOffGlossary(0)
    let done = 0
    try {
      for (const bundle of bundles(fields)) {
        setGoing({ done, all: fields.length })
        await askOne(bundle, asking.signal)
        done += bundle.length
      }
    } catch (error) {
      if (!asking.signal.aborted) setProblem(error instanceof Error ? error.message : String(error))
    }
    setGoing(null)
    void aid.refetch()
  }
  return { going, problem, lacking, offGlossary, ask, stop: () => stop.current?.abort() }
}
