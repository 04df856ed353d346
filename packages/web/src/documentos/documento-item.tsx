import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { avisoOf } from '@paco/domain/arquivos/verificacao'
import type { Documento } from '@paco/domain/documentos/documento'
import { ENTIDADE_LABELS } from '@paco/domain/documentos/donos'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { ChevronDown, FileText, Link2 } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { VerificacaoPill } from '../ui/file/verificacao.tsx'
import { saveFile } from '../ui/save-file.ts'
import { errorText } from '../ui/states/error-text.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { acessoText } from './acesso-text.ts'
import { Assinaturas } from './assinaturas.tsx'
import classes from './documento-item.module.css'
import { Hash } from './hash.tsx'
import { isAddress } from './links.ts'
import { fetchDocumento } from './queries.ts'

const Detalhes = lazy(async () => ({ default: (await import('./documento-detalhes.tsx')).Detalhes }))

function Name({ documento }: { documento: Documento }) {
  const { id, titulo, link, versao_atual } = documento
  const [busy, setBusy] = useState(false)
  async function save(nome: string) {
    setBusy(true)
    try {
      saveFile(await fetchDocumento(id), nome)
    } catch (error) {
      toast(errorText(error), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  if (link !== null && isAddress(link))
    return (
      <a className={classes.name} href={link} target="_blank" rel="noreferrer">
        {titulo}
      </a>
    )
  if (versao_atual === null || versao_atual.arquivo.verificado === 'suspeito')
    return <span className={words.medium}>{titulo}</span>
  return (
    <button
      type="button"
      className={classes.name}
      aria-label={`Baixar ${titulo}`}
      aria-busy={busy}
      disabled={busy}
      onClick={() => void save(versao_atual.arquivo.nome)}
    >
      {titulo}
    </button>
  )
}

/** What is known of it in a line: kind, number, day, size. */
function Facts({ documento, tipo }: { documento: Documento; tipo: string | undefined }) {
  const { numero, data_documento, link, link_conferido_em, versao_atual, versoes } = documento
  const facts = [
    tipo,
    numero === null ? null : `nº ${numero}`,
    data_documento === null ? null : formatDay(data_documento),
    link !== null && !isAddress(link) ? link : null,
    link_conferido_em === null ? null : `conferido em ${formatDay(link_conferido_em)}`,
    versao_atual === null ? null : formatTamanho(versao_atual.arquivo.tamanho),
    versoes > 1 ? `versão ${versoes}` : null,
  ].filter((fact) => fact != null)
  return (
    <p className={`${shared.small} ${words.wrap} ${words.gap4x12}`}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {versao_atual === null ? null : <Hash sha256={versao_atual.arquivo.sha256} of={documento.titulo} />}
    </p>
  )
}

interface DocumentoItemProps {
  documento: Documento
  today: Day
  /** What its kind is called, where that is not said above it. */
  tipo?: string | undefined
  /** Names the record it is kept with, among those of others. */
  named?: boolean
  /** Whether this person may change it; null for those who only read what is public. */
  writes: boolean | null
}

/** One document of a record: what it is, who may read it, and, unfolded, its versions and what can be done with it. */
export function DocumentoItem({ documento, today, tipo, named = false, writes }: DocumentoItemProps) {
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const { link, titulo, entidade, dono, situacao, motivo, versao_atual } = documento
  const acesso = acessoText(documento, today)
  const aviso = versao_atual === null ? null : avisoOf(versao_atual.arquivo)
  const Icon = link === null ? FileText : Link2
  return (
    <li className={`${words.shrinks} ${classes.item}`} data-void={situacao === 'sem_efeito' || undefined}>
      <div className={`${shared.line} ${words.gap10} ${words.start}`}>
        <Icon size={18} aria-hidden className={`${words.blue} ${words.rigid} ${classes.icon}`} />
        <div className={`${words.grows} ${words.shrinks}`}>
          <div className={`${shared.row} ${words.gap4x12}`}>
            <Name documento={documento} />
            {versao_atual === null ? null : <VerificacaoPill arquivo={versao_atual.arquivo} />}
            <StatusPill tone={acesso.tone}>{acesso.text}</StatusPill>
          </div>
          <Facts documento={documento} tipo={tipo} />
          {named ? (
            <p className={shared.small}>
              {ENTIDADE_LABELS[entidade]}: {dono}
            </p>
          ) : null}
          {motivo === null ? null : <p className={`${shared.small} ${words.wraps}`}>Motivo: {motivo}</p>}
          {aviso === null ? null : <p className={shared.small}>{aviso}</p>}
          <Assinaturas assinaturas={versao_atual?.assinaturas ?? null} />
        </div>
        {writes === null ? null : (
          <button
            type="button"
            className={`${shared.close} ${shared.screenOnly} ${words.rounded} ${classes.more}`}
            aria-expanded={open}
            aria-controls={detailsId}
            aria-label={`Versões e ações de ${titulo}`}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      <div id={detailsId} hidden={!open}>
        {open ? (
          <Suspense fallback={<Skeleton lines={3} />}>
            <Detalhes documento={documento} writes={writes === true} />
          </Suspense>
        ) : null}
      </div>
    </li>
  )
}
