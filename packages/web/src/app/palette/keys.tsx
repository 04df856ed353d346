import words from '../../ui/theme/words.module.css'
import classes from './keys.module.css'

/** Keys as they stand on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={`${words.inline} ${words.gap4}`}>
      {keys.map((key) => (
        <kbd
          key={key}
          className={`${words.size12} ${words.nowrap} ${words.ink} ${words.raised} ${classes.key}`}
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
