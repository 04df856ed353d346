import type { Painel } from '@paco/domain/painel/painel'
import { formatMoneyRounded } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { listLink } from '../projetos/links.ts'
import tiles from '../ui/data/tiles.module.css'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { countText, type Divisao, formatCount, formatTotal, type Parte, shareText } from './figures.ts'
import { PainelFrame } from './painel-frame.tsx'
import { tileIcon } from './tile-icons.ts'
import classes from './tiles.module.css'

function Tile({ parte, painel }: { parte: Parte; painel: Painel }) {
  const { id, nome, total, valor } = parte
  return (
    <Link
      {...listLink({ id_secretaria: id })}
      className={`${shared.panel} ${shared.column} ${tiles.tile} ${classes.tile}`}
    >
      <span className={`${shared.line} ${words.gap12} ${classes.head}`}>
        <span
          className={`${shared.plate} ${shared.screenOnly} ${words.blue} ${words.rounded} ${classes.icon}`}
        >
          {createElement(tileIcon(id), { size: 20, 'aria-hidden': true })}
        </span>
        <span className={`${words.strong} ${classes.name}`}>{nome}</span>
      </span>
      <span className={`${shared.note} ${classes.count}`}>
        <b className={tiles.number}>{formatCount(total)}</b> {total === 1 ? 'processo' : 'processos'}
      </span>
      <span className={`${words.sunken} ${classes.track}`} aria-hidden>
        <span style={{ width: `${painel.numero > 0 ? (total / painel.numero) * 100 : 0}%` }} />
      </span>
      <span className={`${shared.small} ${words.wrap} ${words.between} ${classes.foot}`}>
        <span>{shareText(total, painel.numero)} do total</span>
        <span className={`${words.medium} ${words.ink}`}>{formatTotal(valor)}</span>
      </span>
    </Link>
  )
}

function Tiles({ painel, divisao }: { painel: Painel; divisao: Divisao }) {
  const { total, valor } = divisao.demais
  return (
    <>
      <ul className={`${tiles.tiles} ${classes.tiles}`} aria-label="Secretarias">
        {divisao.partes.map((parte) => (
          <li key={parte.id}>
            <Tile parte={parte} painel={painel} />
          </li>
        ))}
      </ul>
      {total > 0 ? (
        <p className={`${shared.note} ${words.above16}`}>
          Demais secretarias: {formatCount(total)} ({formatMoneyRounded(valor)})
        </p>
      ) : null}
      {painel.numero === 0 ? (
        <p className={`${shared.note} ${words.above16}`}>
          Os processos aparecem aqui assim que forem cadastrados.
        </p>
      ) : null}
    </>
  )
}

/** '/folhapagamento': a tile for each department, leading to its list. */
export function TilesPainel({ back }: { back: ReactNode }) {
  return (
    <PainelFrame title="Pesquisa Estruturada" back={back}>
      {({ painel, divisao }) => (
        <>
          <h2 className={`${words.wrap} ${words.gap4x12} ${classes.title}`}>
            Processos por secretaria
            {painel ? <span>{countText(painel.numero)}</span> : null}
          </h2>
          {painel && divisao ? (
            <Tiles painel={painel} divisao={divisao} />
          ) : (
            <div className={classes.waiting} aria-busy>
              <Skeleton lines={6} label="Carregando as secretarias…" />
            </div>
          )}
        </>
      )}
    </PainelFrame>
  )
}
