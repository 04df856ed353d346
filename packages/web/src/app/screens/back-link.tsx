import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import parts from '../../ui/data/parts.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './back-link.module.css'

/** The way back to the list a record was opened from. */
export function BackLink({ children, ...link }: LinkProps & { children: string }) {
  return (
    <Link {...link} className={`${parts.linkButton} ${words.inline} ${words.gap4} ${classes.back}`}>
      <ChevronLeft size={16} aria-hidden />
      {children}
    </Link>
  )
}
