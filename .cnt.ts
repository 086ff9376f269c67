import { chromium } from "@playwright/test";
import { serveOverHttp2 } from "/work/main/scripts/lib/http2-server";
const s = await serveOverHttp2("/work/main/out");
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const c=await b.newContext({viewport:{width:390,height:844},ignoreHTTPSErrors:true,});const p=await c.newPage(); await p.addInitScript("globalThis.__name=(f)=>f");
for(const path of process.argv.slice(2)){await p.goto(s.origin+path);
console.log(path, await p.evaluate(()=>{const n=(e:Element)=>[e.querySelectorAll("*").length+1, e.outerHTML.length];
 const out:any[]=[["all",...n(document.documentElement)],["head",...n(document.head)]];
 for(const e of document.body.children) out.push([e.tagName+"."+e.className.toString().slice(0,20),...n(e)]);
 for(const e of document.querySelectorAll("main section, main header, main nav, main figure")) out.push(["  "+e.tagName+" "+(e.getAttribute("aria-label")??e.className.toString()).slice(0,30),...n(e)]);
 const t:any={}; for(const e of document.querySelectorAll("*")) t[e.tagName.toLowerCase()]=(t[e.tagName.toLowerCase()]??0)+1;
 out.push(Object.entries(t).sort((a:any,b:any)=>b[1]-a[1]).slice(0,14).map(x=>x.join(":")).join(" "));
 return out.map(x=>Array.isArray(x)?x.join("  "):x).join("\n");}));}
await b.close(); s.stop(); process.exit(0)
