import { BOM, csvCells, neutralise } from '@paco/domain/shared/csv'
import { formatInstant } from '@paco/domain/shared/days'
import type { ConviteFeito } from '@paco/domain/usuarios/convite'

/** The whole address of an invitation: only the browser knows what the system is reached by. */
export const linkOf = ({ endereco }: Pick<ConviteFeito, 'endereco'>): string =>
  `${window.location.origin}${endereco}`

/** Invitations as a sheet, to be sent one by one. */
export const convitesCsv = (convites: readonly ConviteFeito[]): string =>
  `${BOM}${csvCells(['Nome', 'E-mail', 'Link do convite', 'Vale até'])}${convites
    .map((convite) =>
      csvCells([
        neutralise(convite.name),
        neutralise(convite.email),
        linkOf(convite),
        formatInstant(convite.expira_em),
      ]),
    )
    .join('')}`
