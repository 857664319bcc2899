import { loaders, type TextGroup } from 'virtual:texts'
import { type Language, languages, preferredLanguage } from '@kasama/contract/language'
import { loadBurmeseLetters } from '../fonts'
import { session } from '../session/session'
import { fillTables } from './tables'

/** The reader's language: employers and admins always read English; without a choice it is that of the phone. */
export function readerLanguage({ role, language_code } = session.values()): Language {
  if (role === 'E' || role === 'A') return 'eng'
  return languages.find((language) => language === language_code) ?? languageOfPhone()
}

/** Guests' pages for employers, which are in English. */
const isForEmployers = ({ pathname, search }: Location) =>
  /^\/(signup|e-|reset\/)/.test(pathname) || search.includes('as=employer')

/** English without a phone: in the build, and in tests without a browser. */
const languageOfPhone = () =>
  'location' in globalThis && !isForEmployers(location) ? preferredLanguage(navigator.languages) : 'eng'

const usedGroups = new Set<TextGroup>()
const loading = new Map<string, Promise<void>>()

/** Loads a group's strings in the reader's language. */
export function loadTexts(group: TextGroup, language = readerLanguage()): Promise<void> {
  usedGroups.add(group)
  const name = `${group}/${language}`
  const current = loading.get(name) ?? fetchTexts(group, language)
  loading.set(name, current)
  current.catch(() => loading.delete(name))
  return current
}

/** The strings that most pages share. */
export const loadCommonTexts = () => Promise.all([loadTexts('lessons'), loadTexts('pages')])

/** The strings of every page. */
export const loadPagesTexts = () => Promise.all([loadCommonTexts(), loadTexts('phone')])

/** Waits for a download, and for the strings of every page. */
export const withPagesTexts = async <T>(loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, loadPagesTexts()]))[0]

/** Loads the strings of the desk and of the shared parts in it, always in English. */
export const loadDeskTexts = () =>
  Promise.all((['start', 'lessons', 'desk'] as const).map((group) => loadTexts(group, 'eng')))

/** Loads a language's strings of every group in use, before the language is changed. */
export async function loadLanguage(language: Language) {
  await Promise.all([...usedGroups].map((group) => loadTexts(group, language)))
}

async function fetchTexts(group: TextGroup, language: Language) {
  const letters = language === 'mya' && !import.meta.env.SSR && loadBurmeseLetters()
  const [strings] = await Promise.all([loaders[group][language](), letters])
  fillTables(language, strings.default)
}
