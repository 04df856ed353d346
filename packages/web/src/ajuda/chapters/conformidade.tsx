import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const conformidade: Chapter = {
  id: 'conformidade',
  lead: 'Quanto a cidade atende do programa de transparência, e o que foi enviado ao tribunal.',
  who: 'Administradores e auditores leem; só administradores declaram e geram remessas.',
  body: (
    <>
      <Topic title="O medidor">
        <p>
          Em <b>Conformidade</b>, no menu, cada critério do PNTP tem até cinco verificações, contadas pelos
          registros de hoje: se existe, se mudou nos últimos 30 dias, se há os três anos anteriores, se se
          pode gravar e se se pode filtrar. <b>O que fazer a seguir</b> começa pelo que mais pontos recupera.
        </p>
        <p>
          O que só o portal da cidade ou o da contabilidade mostra aparece como fora do Paço: não soma nem
          tira pontos, e precisa ser conferido lá. A página de um módulo desligado ninguém vê: os critérios
          dela ficam sem pontos, com o link para ligá-lo. O que talvez seja um caso e ninguém disse, como uma
          obra sem evolução, é apontado ao lado e não tira pontos.
        </p>
        <p>
          Os critérios são os do ciclo mais novo entre os pacotes carregados: carregado o pacote de outro ano,
          o medidor passa a contar por ele, e desfeita a carga volta ao anterior. Um critério que o Paço não
          mede aparece como <b>Verifique à mão</b> e não conta.
        </p>
      </Topic>
      <Topic title="Declarar que não há">
        <p>
          Onde não há nada a publicar, como nenhuma obra paralisada, <b>Declarar que não há</b> põe a frase
          nas páginas públicas por 30 dias; depois é preciso renovar. O Paço recusa o que os registros
          desmentem, e a declaração deixa de valer assim que um registro a desmentir.{' '}
          <b>Retirar a declaração</b> a tira antes.
        </p>
      </Topic>
      <Topic title="Textos retidos">
        <p>
          Um texto público que parece conter CPF, e-mail, telefone ou conta bancária não é publicado: no lugar
          dele, quem não tem conta lê <i>[texto retido: parece conter dado pessoal]</i>. O formulário avisa
          sob o campo e salva assim mesmo. Em <b>Textos retidos</b>, na mesma página, está cada um deles e
          onde corrigi-lo; corrigido, é publicado na hora.
        </p>
      </Topic>
      <Topic title="Obras para o Tribunal de Contas">
        <p>
          Em <b>Tribunal de Contas</b>, no menu, a prévia conta as obras contratadas do semestre e diz o que
          está em branco, e até quando enviar. <b>Baixar prévia</b> serve para conferir; <b>Gerar remessa</b>{' '}
          guarda a planilha como está, com o seu SHA-256. O que foi gerado não muda: para corrigir, gere
          outra.
        </p>
      </Topic>
    </>
  ),
}
