import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { medicoesDoContratoLink } from '../../../contratos/links.ts'
import { doContrato } from '../../../documentos/dono.ts'
import { hoje } from '../../../http/hoje.ts'
import { BoletimPage, shownAs } from '../../../medicoes/boletim-page.tsx'
import { folhaQuery } from '../../../medicoes/queries.ts'
import { PATHS } from '../../../paths.ts'
import { firstWords } from '../../../ui/first-words.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import words from '../../../ui/theme/words.module.css'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { DocumentosNear } from '../documentos/documentos-near.tsx'

/** A bulletin of measurement: approved ones are open to everybody. */
export function MedicaoScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const navigate = useNavigate()
  const back = useReturn(PATHS.medicoes)
  const { data: folha, error, dataUpdatedAt, refetch } = useQuery(folhaQuery(id))
  const boletim = folha?.boletim
  useRecordTitle(boletim && `Boletim nº ${boletim.numero} · Contrato ${boletim.contrato_nome}`)
  const link = <BackLink {...back.link}>{back.title ?? 'Medições'}</BackLink>
  if (folha)
    return (
      <>
        <BoletimPage
          key={shownAs(folha, dataUpdatedAt)}
          folha={folha}
          who={who}
          today={hoje()}
          back={link}
          onReload={() => void refetch()}
          onDeleted={() => void navigate(medicoesDoContratoLink(folha.boletim.id_contrato))}
        />
        <div className={words.above16}>
          <DocumentosNear dono={doContrato(folha.contrato, 'medicoes', id)} who={who} />
        </div>
      </>
    )
  return (
    <>
      <PageHeader
        title={firstWords()?.title ?? 'Boletim de medição'}
        lead={firstWords()?.about ?? ''}
        back={link}
      />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={10} />}
    </>
  )
}
