import { semLugar } from '@paco/domain/avisos/mudanca'
import type { Inicio } from '@paco/domain/inicio/inicio'
import { formatInstant } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { Link } from '@tanstack/react-router'
import { useIntegrityCheck } from '../auditoria/integrity-check.tsx'
import { FraseText } from '../avisos/frase-text.tsx'
import { viewLink } from '../projetos/links.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { Cartao, Linha, Linhas } from './cartao.tsx'
import classes from './inicio.module.css'
import { perguntas, VER } from './perguntas.ts'
import { listRascunhos } from './rascunhos.ts'

interface MudancasCardProps {
  mudancas: NonNullable<Inicio['mudancas']>
  /** Those of a department's projects since it was last here, in place of the week's. */
  mine: boolean
}

export const MudancasCard = ({ mudancas: { desde, linhas }, mine }: MudancasCardProps) => (
  <Cartao
    title={mine ? 'O que mudou desde a última visita' : 'O que mudou nesta semana'}
    lead={
      mine
        ? `Por outras pessoas, nos projetos da secretaria, desde ${formatInstant(desde)}.`
        : `Desde ${formatInstant(desde)}, o mais recente primeiro.`
    }
    empty={mine ? 'Nada mudou desde então.' : 'Nada mudou nesta semana até agora.'}
    count={linhas.length}
    links={[{ texto: 'Ver a semana inteira', link: VER.mudancas }]}
  >
    <ul className={classes.lines}>
      {linhas.map(({ ate, id_projeto, projeto_nome, frase, instante }) => (
        <li key={ate} className={classes.told}>
          <Link {...viewLink(id_projeto)} className={`${parts.recordLink} ${words.block}`}>
            {projeto_nome}
          </Link>
          <span className={`${words.size13} ${words.wraps}`}>
            <FraseText frase={semLugar(frase)} />{' '}
            <time className={`${shared.small} ${words.nowrap}`} dateTime={instante}>
              {formatInstant(instante)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  </Cartao>
)

/** The trail: what its last check found, and a new one at hand. */
export function TrilhaCard({ trilha: { conferida } }: { trilha: NonNullable<Inicio['trilha']> }) {
  const { button, outcome } = useIntegrityCheck()
  return (
    <Card
      title="Integridade da trilha"
      lead={
        conferida === null
          ? 'Este servidor ainda não conferiu a trilha desde que foi ligado.'
          : `Última conferência em ${formatInstant(conferida.em)}: ${
              conferida.resultado.integra
                ? `íntegra, ${formatWhole(conferida.resultado.registros)} registros.`
                : 'a trilha foi adulterada.'
            }`
      }
    >
      {outcome}
      <div className={`${words.wrap} ${words.gap8} ${classes.short}`}>
        {button}
        <Link {...VER.auditoria} className={parts.linkButton}>
          Abrir a auditoria
        </Link>
      </div>
    </Card>
  )
}

/** What was begun in this browser and not sent. */
export function RascunhosCard() {
  const rascunhos = listRascunhos().slice(0, 6)
  return (
    <Cartao
      title="Rascunhos neste navegador"
      lead="O que você começou e não enviou. Fica só neste computador, por 30 dias."
      empty="Nenhum rascunho neste navegador."
      count={rascunhos.length}
    >
      <Linhas>
        {rascunhos.map(({ key, tipo, nome, href, salvo }) => (
          <Linha
            key={key}
            link={{ to: href } as never}
            nome={nome ?? tipo}
            detalhe={`${nome === null ? 'Sem nome ainda' : tipo} · guardado em ${formatInstant(salvo)}`}
          />
        ))}
      </Linhas>
    </Cartao>
  )
}

/** Ten questions, each one click from its answer. */
export const PerguntasCard = ({ hoje }: { hoje: string }) => (
  <Card title="Perguntas de toda reunião">
    <ul className={classes.questions}>
      {perguntas(hoje).map(({ texto, link }) => (
        <li key={texto}>
          <Link {...link}>{texto}</Link>
        </li>
      ))}
    </ul>
  </Card>
)
