import words from '../../ui/theme/words.module.css'
import { SHORTCUTS } from '../shortcuts.ts'
import { Keys } from './keys.tsx'
import classes from './shortcut-list.module.css'

/** Every shortcut there is, by where it works. */
export function ShortcutList() {
  return SHORTCUTS.map(({ title, shortcuts }) => (
    <section key={title}>
      <h3 className={`${words.muted} ${classes.subtitle}`}>{title}</h3>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={label}>
            <dt className={words.ink}>{label}</dt>
            <dd className={words.rigid}>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
