import { shortHash } from '@paco/domain/arquivos/arquivo'
import { Copy } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import classes from './documento-item.module.css'
import { verificarHref } from './links.ts'

async function copy(sha256: string) {
  try {
    await navigator.clipboard.writeText(sha256)
    toast('SHA-256 copiado.')
  } catch {
    toast('O navegador não deixou copiar. O código inteiro está em “Verificar”.', { tone: 'bad' })
  }
}

/** The fingerprint of a file: its beginning, the whole to copy, and where a copy is held against it. */
export function Hash({ sha256, of }: { sha256: string; of: string }) {
  return (
    <span className={`${words.inline} ${words.nowrap} ${words.gap4}`}>
      <span title={`SHA-256 ${sha256}`}>SHA-256 {shortHash(sha256)}…</span>
      <button
        type="button"
        className={`${shared.close} ${shared.screenOnly} ${classes.copy}`}
        data-small
        aria-label={`Copiar o SHA-256 de ${of}`}
        onClick={() => void copy(sha256)}
      >
        <Copy size={14} aria-hidden />
      </button>
      <a className={shared.screenOnly} href={verificarHref(sha256)} aria-label={`Verificar ${of}`}>
        Verificar
      </a>
    </span>
  )
}
