import { brand } from '@kasama/contract/brand'
import { htmlLanguages } from '@kasama/contract/language'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { staticPage } from '#shared/static-page.ts'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './footer.module.css'
import { layoutTexts } from './layout.texts'

/** Links below the content: pages of the app, static pages, and the provider's own URLs. */
export function Footer() {
  const t = useTexts(layoutTexts)
  const language = useLanguage()
  const lang = htmlLanguages[language]
  const social = Object.entries(brand.social).filter(([, url]) => url !== '')
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className="stack left gap-8">
          <Logo onGreen />
          <p>
            <Phrases>{brand.tagline[language]}</Phrases>
          </p>
        </div>
        <div className={styles.social}>
          {social.map(([name, url]) => (
            <a key={name} href={url}>
              {name}
            </a>
          ))}
        </div>
        <nav className={styles.links} aria-label={t('footer')}>
          <Link to="/about">
            <Words textKey="about" />
          </Link>
          <a href={staticPage('faq', lang)}>
            <Words textKey="faq" />
          </a>
          {brand.blogUrl && (
            <a href={brand.blogUrl}>
              <Words textKey="blog" />
            </a>
          )}
          <a href={`mailto:${brand.contactEmail}`}>
            <Words textKey="contactLink" />
          </a>
          <a href={staticPage('privacy', lang)}>
            <Words textKey="privacy" />
          </a>
          <a href={staticPage('terms', lang)}>
            <Words textKey="terms" />
          </a>
        </nav>
        <p className="text-14" translate="no">
          {`© ${brand.since} ${brand.name}`}
        </p>
      </div>
    </footer>
  )
}

function Words({ textKey }: { textKey: keyof typeof layoutTexts }) {
  const t = useTexts(layoutTexts)
  return (
    <span>
      <Phrases>{t(textKey)}</Phrases>
    </span>
  )
}
