import shared from '../../ui/theme/shared.module.css'
import classes from './keys.module.css'

/** Keys as they stand on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={`${shared.inline} ${shared.gap4}`}>
      {keys.map((key) => (
        <kbd
          key={key}
          className={`${shared.size12} ${shared.nowrap} ${shared.ink} ${shared.raised} ${classes.key}`}
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
