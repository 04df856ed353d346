import { paginaLigada } from '@paco/domain/cidade/modulos'
import { formatInstant } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { SOBRE } from '@paco/domain/shared/sobre'
import type { PaginaContada } from '@paco/domain/transparencia/contract'
import { DIAS_EM_DIA, emDia, PAGINAS } from '@paco/domain/transparencia/paginas'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hoje } from '../http/hoje.ts'
import { PATHS } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { PAGINA_LINKS } from './links.ts'
import classes from './portal.module.css'
import { paginasQuery } from './queries.ts'

/** Whether something changed lately, as the courts of accounts look at it. */
function Estado({ atualizado_em }: Pick<PaginaContada, 'atualizado_em'>) {
  const current = emDia(atualizado_em, hoje())
  if (current === null) return <StatusPill tone="idle">sem mudança registrada</StatusPill>
  return current ? (
    <StatusPill tone="ok">em dia</StatusPill>
  ) : (
    <StatusPill tone="wait">há mais de {DIAS_EM_DIA} dias sem mudança</StatusPill>
  )
}

interface CartaoProps {
  pagina: (typeof PAGINAS)[number]
  contada: PaginaContada | undefined
}

function Cartao({ pagina: { pagina, titulo, sobre, um, varios }, contada }: CartaoProps) {
  return (
    <li className={`${shared.panel} ${shared.column} ${words.gap8} ${classes.card}`}>
      <h2>
        <Link {...PAGINA_LINKS[pagina]} className={classes.link}>
          {titulo}
        </Link>
      </h2>
      <p className={words.grows}>{sobre}</p>
      <p className={`${words.tabular} ${classes.count}`}>
        {contada ? (
          <>
            <b>{formatWhole(contada.registros)}</b> {contada.registros === 1 ? um : varios}
          </>
        ) : (
          '\u00a0'
        )}
      </p>
      {contada?.declarado.map((frase) => (
        <p key={frase} className={shared.small}>
          {frase}
        </p>
      ))}
      <div className={`${shared.row} ${words.gap8} ${classes.foot}`}>
        {contada ? <Estado atualizado_em={contada.atualizado_em} /> : null}
        {contada?.atualizado_em ? (
          <span className={shared.small}>Atualizado em {formatInstant(contada.atualizado_em)}</span>
        ) : null}
      </div>
    </li>
  )
}

/** What is no list: how to take data along, to check a paper, and what the city promises. */
const OUTRAS = [
  { to: PATHS.perto, label: 'Obras perto de você', sobre: 'por distância ou por bairro' },
  { to: PATHS.dados, label: 'Dados abertos', sobre: 'tudo isto em arquivos, para usar e conferir' },
  { to: PATHS.execucao, label: 'Execução financeira', sobre: 'planejado, contratado, medido e pago' },
  { to: PATHS.verificar, label: 'Verificar documento', sobre: 'se um arquivo é o que a Prefeitura guardou' },
  { to: PATHS.privacidade, label: 'Privacidade', sobre: 'que dados pessoais o sistema usa' },
  { to: PATHS.acessibilidade, label: 'Acessibilidade', sobre: 'atalhos, recursos e limites conhecidos' },
  { to: PATHS.mapaDoSite, label: 'Mapa do site', sobre: 'todas as páginas em uma lista' },
] as const

/** '/transparencia': every public page, what it has and whether it is up to date. */
export function PortalPage() {
  const { data, error, refetch } = useQuery(paginasQuery)
  return (
    <>
      <PageHeader title="Transparência" about={SOBRE.transparencia} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <ul className={classes.cards}>
        {PAGINAS.filter(({ pagina }) => paginaLigada(pagina)).map((pagina) => (
          <Cartao
            key={pagina.pagina}
            pagina={pagina}
            contada={data?.find((one) => one.pagina === pagina.pagina)}
          />
        ))}
      </ul>
      <div className={words.above16}>
        <Card title="Mais páginas">
          <ul className={classes.others}>
            {OUTRAS.map(({ to, label, sobre }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span className={`${shared.small} ${words.block}`}>{sobre}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
