import { TriangleAlert } from 'lucide-react'
import words from '../theme/words.module.css'
import classes from './field-warning.module.css'

/** What looks wrong about what stands above it; it refuses nothing. */
export const FieldWarning = ({ children }: { children: string }) => (
  <p className={`${words.gap8} ${words.above8} ${words.size13} ${words.rounded} ${classes.warning}`}>
    <TriangleAlert size={16} aria-hidden className={classes.icon} />
    <span>
      <strong>Atenção:</strong> {children}
    </span>
  </p>
)
