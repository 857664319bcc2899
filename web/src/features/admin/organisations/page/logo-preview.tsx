import logo from './logo.module.css'
import { logoTexts as t } from './logo.texts'

/** A logo where its readers meet it: over the pages of employers, and on the login page, light and dark. */
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
