import type { Language } from '@kasama/contract/language'
import { createContext, useContext } from 'react'
import { type EmployerTexts, fillIn, type Texts, translator, type Values } from './texts'

export const LanguageContext = createContext<Language>('eng')

export const useLanguage = () => useContext(LanguageContext)

export function useTexts<T extends Texts>(texts: T) {
  return translator(texts, useLanguage())
}

export function useEmployerTexts<T extends EmployerTexts>(texts: T) {
  return (key: keyof T, values?: Values) => fillIn(texts[key] ?? '', values)
}
