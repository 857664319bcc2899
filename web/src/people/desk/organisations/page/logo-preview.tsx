import logo from './logo.module.css'
import { logoTexts as t } from './logo.texts'

/** A logo in its places: over the pages of employers, light and dark, and on the login page. */
export function LogoPreview({ src }: { src: string }) {
  return (
    <section className={logo.preview} aria-label={t.preview}>
      <div className={logo.shown}>
        {t.banner}
        <div className={logo.page}>
          <img src={src} alt={t.light} />
        </div>
        <div className={logo.page} data-look="dark">
          <img src={src} alt={t.dark} />
        </div>
      </div>
      <div className={logo.shown}>
        {t.login}
        <div className={logo.page}>
          <img src={src} alt="" />
          <span className={logo.field}>{t.email}</span>
          <span className={logo.field}>{t.password}</span>
          <span className={logo.button}>{t.logIn}</span>
        </div>
      </div>
    </section>
  )
}
