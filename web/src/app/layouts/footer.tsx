import { brand } from '@kasama/contract/brand'
import { htmlLanguages } from '@kasama/contract/language'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { staticPage } from '#shared/static-page.ts'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './footer.module.css'
import { layoutTexts } from './layout.texts'

/** Links below the content: pages of the app, static pages, and the provider's own addresses. */
export function Footer() {
  const t = useTexts(layoutTexts)
  const language = useLanguage()
  const lang = htmlLanguages[language]
  const social = Object.entries(brand.social).filter(([, address]) => address !== '')
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
          {social.map(([name, address]) => (
            <a key={name} href={address}>
              {name}
            </a>
          ))}
        </div>
        <nav className={styles.links} aria-label={t('footer')}>
          <Link to="/about">
            <Words of="about" />
          </Link>
          <a href={staticPage('faq', lang)}>
            <Words of="faq" />
          </a>
          {brand.blogUrl && (
            <a href={brand.blogUrl}>
              <Words of="blog" />
            </a>
          )}
          <a href={`mailto:${brand.contactEmail}`}>
            <Words of="contactLink" />
          </a>
          <a href={staticPage('privacy', lang)}>
            <Words of="privacy" />
          </a>
          <a href={staticPage('terms', lang)}>
            <Words of="terms" />
          </a>
        </nav>
        <p className="text-14" translate="no">
          {`© ${brand.since} ${brand.name}`}
        </p>
      </div>
    </footer>
  )
}

function Words({ of }: { of: keyof typeof layoutTexts }) {
  const t = useTexts(layoutTexts)
  return (
    <span>
      <Phrases>{t(of)}</Phrases>
    </span>
  )
}
