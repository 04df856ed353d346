import { brasaoText, pequeno } from '@paco/domain/cidade/brasao'
import classes from './brasao.module.css'
import { useCidade } from './cidade.ts'

interface BrasaoProps {
  /** As high as a line or two, in bars. */
  small?: true
  className?: string | undefined
}

/** The city's coat of arms, on white: whatever its colours, it is seen on bars and at night. Nothing where there is none. */
export function Brasao({ small, className = '' }: BrasaoProps) {
  const cidade = useCidade()
  if (cidade.brasao === null) return null
  const src = small ? pequeno(cidade.brasao) : cidade.brasao
  return <img src={src} alt={brasaoText(cidade)} className={`${classes.brasao} ${className}`} />
}
