import { useQuery } from '@tanstack/react-query'
import parts from '../ui/data/parts.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { AntivirusCard } from './antivirus-card.tsx'
import classes from './armazenamento-page.module.css'
import { EspacoCard } from './espaco-card.tsx'
import { GuardaCard, LimitesCard, LimpezaCard } from './guarda-card.tsx'
import { usoQuery } from './queries.ts'
import { TiposCard } from './tipos-card.tsx'

/** '/armazenamento': how full the city's room for files is, and with what. */
export function ArmazenamentoPage() {
  const { data: uso, error, refetch } = useQuery(usoQuery)
  return (
    <>
      <PageHeader
        title="Armazenamento de arquivos"
        lead="Quanto ocupam os documentos e as fotos, de quanto a cidade pode guardar."
      />
      {error && !uso && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!uso && !error && <Skeleton lines={8} label="Carregando o uso do espaço…" />}
      {uso && (
        <>
          <EspacoCard uso={uso} />
          <div className={`${parts.measured} ${words.above16}`}>
            <div className={`${parts.pair} ${words.start}`}>
              <TiposCard uso={uso} />
              <div className={classes.column}>
                <GuardaCard uso={uso} />
                <AntivirusCard uso={uso} />
                <LimpezaCard uso={uso} />
                <LimitesCard />
              </div>
            </div>
          </div>
        </>
      )}
    </>
  )
}
