import { brand } from '@kasama/contract/brand'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../shared/i18n/use-texts'
import { Logo } from '../../shared/ui/media/logo'
import { Phrases } from '../../shared/ui/phrases'
import styles from './footer.module.css'
import { layoutTexts } from './layout.texts'

/** Links beside the product: pages of the app, static pages, and the provider's own addresses. */
export function Footer() {
  const t = useTexts(layoutTexts)
  const tagline = brand.tagline[useLanguage()]
  const social = Object.entries(brand.social).filter(([, address]) => address !== '')
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo onGreen />
          <p>
            <Phrases>{tagline}</Phrases>
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
          <Link to="/about">{t('about')}</Link>
          <a href="/faq.html">{t('faq')}</a>
          {brand.blogUrl && <a href={brand.blogUrl}>{t('blog')}</a>}
          <a href={`mailto:${brand.contactEmail}`}>{t('contactLink')}</a>
          <a href="/privacy.html">{t('privacy')}</a>
          <a href="/terms.html">{t('terms')}</a>
        </nav>
        <p className={styles.copyright}>
          © {brand.since} {brand.name}
        </p>
      </div>
    </footer>
  )
}
