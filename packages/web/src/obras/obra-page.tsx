import type { ObraPublica } from '@paco/domain/obras/obra'
import { NATUREZA_LABELS } from '@paco/domain/projetos/natureza'
import { formatInstant } from '@paco/domain/shared/days'
import { PacoError } from '@paco/domain/shared/errors'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { firstWords } from '../ui/first-words.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { WhenNear } from '../ui/when-near.tsx'
import { useRecordTitle } from '../ui/window-title.ts'
import { Compartilhar } from './compartilhar.tsx'
import { Documentos } from './documentos-obra.tsx'
import { enderecoDe } from './endereco.ts'
import { Quando, Quanto, Quem } from './fatos-obra.tsx'
import { Fotos } from './fotos-obra.tsx'
import { Mudancas } from './mudancas-obra.tsx'
import classes from './obra.module.css'
import { obraQuery } from './queries.ts'
import { SituacaoObraPill, TONES } from './situacao-obra.tsx'

const MapaDaObra = lazy(() => import('./mapa-obra.tsx'))
const Planilha = lazy(() => import('./planilha-obra.tsx'))
const Placa = lazy(() => import('./placa.tsx'))

/** The address, the neighbourhoods, and the place on the map where there is one. */
function Onde({ obra }: { obra: ObraPublica }) {
  const { endereco, bairros, latitude, longitude } = obra
  return (
    <Card title="Onde fica">
      <p className={words.wraps}>{endereco ?? 'Endereço não informado.'}</p>
      {bairros.length > 0 && (
        <p className={`${shared.note} ${words.above2}`}>
          {bairros.length === 1 ? 'Bairro' : 'Bairros'}: {bairros.join(', ')}
        </p>
      )}
      {latitude !== null && longitude !== null && (
        <div className={words.above12}>
          <WhenNear>
            <MapaDaObra obra={obra} place={{ latitude, longitude }} />
          </WhenNear>
        </div>
      )}
    </Card>
  )
}

function Obra({ obra }: { obra: ObraPublica }) {
  return (
    <>
      <p className={`${parts.banner} ${tones[TONES[obra.situacao]]} ${classes.resumo}`}>{obra.resumo}</p>
      {obra.descricao !== null && (
        <p className={`${parts.prose} ${words.below16} ${classes.descricao}`}>{obra.descricao}</p>
      )}
      <div className={classes.cards}>
        <Quanto obra={obra} />
        <Quando obra={obra} />
        <Quem obra={obra} />
        <Onde obra={obra} />
      </div>
      <div className={`${shared.stack} ${words.above16}`}>
        {obra.fotos.length > 0 && <Fotos obra={obra} />}
        <Mudancas obra={obra} />
        {obra.documentos.length > 0 && <Documentos obra={obra} />}
        {obra.contratos.length > 0 && (
          <WhenNear>
            <Planilha id={obra.id} />
          </WhenNear>
        )}
      </div>
      <p className={`${shared.note} ${words.above16}`}>
        {obra.atualizado_em !== null && <>Atualizado em {formatInstant(obra.atualizado_em)}. </>}
        <a href={`/api/dados/oc4ids/${obra.id}.json`}>Dados abertos desta obra</a>
      </p>
    </>
  )
}

/** The code for the sign at the site, for whoever has it made: at the foot, out of the way of everyone else. */
function ParaAPlaca({ obra }: { obra: ObraPublica }) {
  const [placa, setPlaca] = useState(false)
  return (
    <div className={`${words.above8} ${shared.screenOnly}`}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<QrCode size={16} aria-hidden />}
        aria-expanded={placa}
        onClick={() => setPlaca(!placa)}
      >
        QR para a placa da obra
      </Button>
      {placa && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Placa obra={obra} />
        </Suspense>
      )}
    </div>
  )
}

/** A work as citizens read it: what, how it stands, how much, when, who, where, and what changed. */
export function ObraPage({ id, back }: { id: number; back: ReactNode }) {
  const { data: obra, error, refetch } = useQuery(obraQuery(id))
  const missing = error instanceof PacoError && error.status === 404
  const title = obra?.nome ?? (missing ? 'Obra não encontrada' : undefined)
  useRecordTitle(title)
  return (
    <article className={classes.page}>
      <PageHeader
        title={title ?? firstWords()?.title ?? 'Obra'}
        about={obra || missing ? undefined : firstWords()?.about}
        badge={obra && <SituacaoObraPill situacao={obra.situacao} />}
        lead={obra ? `${NATUREZA_LABELS[obra.natureza]} · ${obra.secretaria}` : ''}
        back={back}
      >
        {obra && <Compartilhar titulo={obra.nome} texto={obra.resumo} endereco={enderecoDe(obra)} />}
      </PageHeader>
      {missing && (
        <EmptyState
          title="Não há obra neste endereço."
          text="Ela pode ter sido arquivada, ou o endereço foi digitado errado."
        />
      )}
      {error && !missing ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!obra && !error ? <Skeleton lines={10} label="Carregando a obra…" /> : null}
      {obra ? <Obra obra={obra} /> : null}
      {obra ? <ParaAPlaca obra={obra} /> : null}
    </article>
  )
}
