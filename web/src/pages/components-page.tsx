import { brand } from '@kasama/contract/brand'
import { htmlLanguages, type Language, languages } from '@kasama/contract/language'
import { lazy, Suspense, useState } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { type ColourScheme, showColourScheme } from '#shared/device/colour-scheme.ts'
import { loadLanguage } from '#shared/i18n/language.ts'
import { LanguageContext, useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { ButtonsSection } from './components/buttons-section'
import { CardsSection, TopicsSection } from './components/cards-section'
import { ChatSection } from './components/chat-section'
import { ChoicesSection } from './components/choices-section'
import styles from './components/components.module.css'
import { componentsTexts } from './components/components.texts'
import { FieldsSection } from './components/fields-section'
import { LessonsSection } from './components/lessons-section'
import { MessagesSection } from './components/messages-section'
import { OverlaysSection } from './components/overlays-section'
import { PicturesSection } from './components/pictures-section'
import { Columns, Section } from './components/section'
import { SetupSection } from './components/setup-section'
import { NotFoundPage } from './not-found-page'

/** Downloaded separately, like the desk. */
const DeskSection = lazy(async () => ({ default: (await import('./components/desk/desk-section')).DeskSection }))
const options = languages.map((value) => ({ value, label: <LanguageName language={value} /> }))

/** The component kit on one page, for developers; only in demo mode and in development. */
export function ComponentsPage() {
  const config = useConfig()
  const isShown = config.data?.demo ?? import.meta.env.DEV
  if (config.isPending) return null
  return isShown ? <Components /> : <NotFoundPage />
}

function Components() {
  const t = useEmployerTexts(componentsTexts)
  const [theme, setTheme] = useState<ColourScheme>('system')
  const [language, setLanguage] = useState<Language>('eng')
  const themes = (['light', 'dark', 'system'] as const).map((value) => ({ value, label: t(value) }))
  function applyTheme(chosen: ColourScheme) {
    setTheme(chosen)
    showColourScheme(chosen)
  }
  return (
    <LanguageContext value={language}>
      <main lang={htmlLanguages[language]}>
        <Page>
          <div className="row between wrap gap-16">
            <Logo />
            <p>{brand.tagline[language]}</p>
          </div>
          <h1>{t('title')}</h1>
          <Columns>
            <Segment label={t('theme')} options={themes} value={theme} onChange={applyTheme} />
            <Segment
              label={t('language')}
              options={options}
              value={language}
              onChange={(chosen) => loadLanguage(chosen).then(() => setLanguage(chosen))}
            />
          </Columns>
          <TopicsSection />
          <Columns>
            <Section title={t('type')}>
              <p className={styles.display}>{t('display')}</p>
              <p className={styles.heading}>{t('heading')}</p>
              <p>{t('body')}</p>
              <p lang="my">{t('burmese')}</p>
            </Section>
            <ButtonsSection />
            <FieldsSection />
            <ChoicesSection />
          </Columns>
          <PicturesSection />
          <MessagesSection />
          <CardsSection />
          <LessonsSection />
          <SetupSection />
          <ChatSection />
          <OverlaysSection />
          <Suspense>
            <DeskSection />
          </Suspense>
        </Page>
      </main>
    </LanguageContext>
  )
}
