import { Eye, EyeOff, Lock } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { IconButton } from '../actions/icon-button'
import { uiTexts } from '../ui.texts'
import styles from './field.module.css'
import { TextField } from './text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'icon'>

/** A password field with a button that shows the password, since long ones are typed on small keyboards. */
export function PasswordField(props: Props) {
  const t = useTexts(uiTexts)
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      icon={<Lock aria-hidden="true" />}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
      {...props}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={t(isVisible ? 'hidePassword' : 'showPassword')}
          className={styles.show}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}
