import { cidadeCalls } from '@paco/domain/cidade/contract'
import { request } from '../http/client.ts'
import { tellCidade } from './cidade.ts'

/** Learns whose system it is from the server, and has the screens know. */
export async function askCidade(): Promise<void> {
  const [cidade] = (await request(cidadeCalls.getCidade, {})).data.Result
  if (cidade) tellCidade(cidade)
}
