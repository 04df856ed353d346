import { type Arquivo, formatTamanho, shortHash } from '@paco/domain/arquivos/arquivo'
import { avisoOf } from '@paco/domain/arquivos/verificacao'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../save-file.ts'
import { errorText } from '../states/error-text.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { toast } from '../toast.ts'
import classes from './file-link.module.css'
import { VerificacaoPill } from './verificacao.tsx'

interface FileLinkProps {
  arquivo: Arquivo
  /** Fetches its bytes; without it the person reads that there is one, and no more. */
  fetch: (() => Promise<Blob>) | null
}

/** A file that is kept: its name, which saves it, its size, and the beginning of its fingerprint. */
export function FileLink({ arquivo, fetch }: FileLinkProps) {
  const [busy, setBusy] = useState(false)
  const { nome, tamanho, sha256 } = arquivo
  const aviso = avisoOf(arquivo)
  async function save(load: () => Promise<Blob>) {
    setBusy(true)
    try {
      saveFile(await load(), nome)
    } catch (error) {
      toast(errorText(error), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className={`${words.block} ${words.wraps}`}>
      <Paperclip size={14} aria-hidden className={`${words.muted} ${classes.clip}`} />
      {fetch === null || arquivo.verificado === 'suspeito' ? (
        nome
      ) : (
        <button
          type="button"
          className={classes.name}
          disabled={busy}
          aria-busy={busy}
          aria-label={`Baixar ${nome}`}
          onClick={() => void save(fetch)}
        >
          {nome}
        </button>
      )}{' '}
      <span className={shared.small}>
        {busy ? 'baixando…' : formatTamanho(tamanho)} ·{' '}
        <span className={words.nowrap} title={`SHA-256 ${sha256}`}>
          SHA-256 {shortHash(sha256)}…
        </span>
      </span>{' '}
      <VerificacaoPill arquivo={arquivo} />
      {aviso === null ? null : <span className={`${shared.small} ${words.block}`}>{aviso}</span>}
    </span>
  )
}
