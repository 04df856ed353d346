import { Link } from '@tanstack/react-router'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const primeirosPassos: Chapter = {
  id: 'primeiros-passos',
  lead: 'Uma instalação nova começa em branco. O guia leva do nome da cidade à primeira página pública em cerca de dez minutos.',
  who: 'Administradores. Enquanto ele não termina, um cartão no painel inicial leva a ele.',
  body: (
    <>
      <Topic title="Os seis passos">
        <ol>
          <li>
            <b>Cidade</b>: comece a digitar o nome do município e escolha-o na lista. UF, fuso horário,
            tribunal de contas e centro do mapa são preenchidos. É o único passo obrigatório.
          </li>
          <li>
            <b>Brasão</b>: fica em <Link to="/configuracoes">Configurações</Link>, com o nome do órgão e a
            cor.
          </li>
          <li>
            <b>Secretarias</b>: clique em <b>Usar secretarias típicas</b> para ver e carregar doze nomes
            comuns, digite as suas uma por uma ou importe uma planilha.
          </li>
          <li>
            <b>Pessoas</b>: informe nome e e-mail e clique em <b>Convidar</b>. O link aparece uma só vez:
            mande-o por e-mail dali mesmo ou copie-o e envie-o à pessoa, que escolhe a própria senha.
          </li>
          <li>
            <b>Primeiros projetos</b>: importe a planilha que a Prefeitura já usa ou cadastre um projeto.
          </li>
          <li>
            <b>Primeira página pública</b>: copie o endereço e abra-o sem entrar no sistema, como o cidadão
            abre.
          </li>
        </ol>
      </Topic>
      <Topic title="Deixar para depois e retomar">
        <p>
          <b>Pular</b> deixa um passo para outro dia e <b>Retomar</b> o traz de volta. O guia reconhece o que
          já foi feito, também por outro caminho: nada precisa ser marcado à mão.
        </p>
        <p>
          Ao abrir outra página a partir do guia, o aviso no alto tem o link <b>Voltar ao guia</b>.{' '}
          <b>Concluir o guia</b> tira o quadro das páginas iniciais; ele continua em{' '}
          <Link to="/configuracoes">Configurações</Link>.
        </p>
      </Topic>
    </>
  ),
}
