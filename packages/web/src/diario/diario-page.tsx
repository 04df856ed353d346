import { isMostrada, type RegistroDiario } from '@paco/domain/diario/registro'
import { formatInstant } from '@paco/domain/shared/days'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { Comparador } from './comparador.tsx'
import { Dias } from './dias.tsx'
import type { Lida } from './fila/banco.ts'
import { Filtros, filtrar, SEM_FILTRO } from './filtros.tsx'
import { Lightbox } from './lightbox.tsx'
import type { Mudanca } from './registro-forms.tsx'

const RegistroForms = lazy(async () => ({ default: (await import('./registro-forms.tsx')).RegistroForms }))

interface DiarioPageProps {
  lida: Lida & { lida_em: number | null }
  onMore: () => void
}

const VAZIO = {
  escreve: 'Toque em “Fotografar” ou “Anotar ocorrência” para fazer o primeiro registro.',
  le: 'Quando a obra tiver fotos, elas aparecem aqui.',
}

/** What the diary tells: before and after, then day by day. */
export function DiarioPage({ lida, onMore }: DiarioPageProps) {
  const { cabecalho, registros, total, lida_em } = lida
  const [filtro, setFiltro] = useState(SEM_FILTRO)
  const [aberta, setAberta] = useState<RegistroDiario | null>(null)
  const [mudanca, setMudanca] = useState<{ registro: RegistroDiario; mudanca: Mudanca } | null>(null)
  const shown = filtrar(registros, filtro)
  const fotos = shown.filter(({ tipo }) => tipo === 'foto')
  const open = aberta && registros.find(({ id }) => id === aberta.id)
  const change = (registro: RegistroDiario, what: Mudanca) => {
    // One dialog at a time: what is over the page would lie under the other.
    setAberta(null)
    setMudanca({ registro, mudanca: what })
  }
  const actions = (registro: RegistroDiario) =>
    cabecalho.escreve && registro.situacao === 'vigente' ? (
      <div className={`${words.wrap} ${words.gap8}`}>
        <Button variant="default" size="xs" onClick={() => change(registro, 'corrigir')}>
          Corrigir
        </Button>
        <Button variant="subtle" size="xs" color="red" onClick={() => change(registro, 'sem_efeito')}>
          Tornar sem efeito
        </Button>
      </div>
    ) : null
  return (
    <>
      {lida_em === null ? null : (
        <div className={words.below16}>
          <Notice tone="info">Sem conexão: lista de {formatInstant(new Date(lida_em).toISOString())}.</Notice>
        </div>
      )}
      <Comparador fotos={registros.filter(isMostrada)} />
      {registros.length > 0 ? (
        <div className={words.above16}>
          <Filtros filtro={filtro} livro={cabecalho.le_livro} onChange={setFiltro} />
        </div>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          title={registros.length === 0 ? 'Nenhum registro no diário.' : 'Nenhum registro com este filtro.'}
          text={registros.length > 0 ? undefined : cabecalho.escreve ? VAZIO.escreve : VAZIO.le}
        />
      ) : (
        <Dias
          registros={shown}
          cabecalho={cabecalho}
          onOpen={setAberta}
          onAnnul={(registro) => change(registro, 'sem_efeito')}
        />
      )}
      {registros.length < total && lida_em === null ? (
        <Button variant="default" onClick={onMore}>
          Mostrar mais antigos ({registros.length} de {total})
        </Button>
      ) : null}
      {open ? (
        <Lightbox
          fotos={fotos}
          aberta={open}
          cabecalho={cabecalho}
          actions={actions(open)}
          onOpen={setAberta}
          onClose={() => setAberta(null)}
        />
      ) : null}
      {mudanca ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <RegistroForms {...mudanca} onClose={() => setMudanca(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
