import { semLugar } from '@paco/domain/avisos/mudanca'
import type { Inicio } from '@paco/domain/inicio/inicio'
import { formatInstant } from '@paco/domain/shared/days'
import { Link } from '@tanstack/react-router'
import { FraseText } from '../avisos/frase-text.tsx'
import { viewLink } from '../projetos/links.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { Cartao } from './cartao.tsx'
import classes from './inicio.module.css'
import { perguntas, VER } from './perguntas.ts'

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
