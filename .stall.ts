import { chromium } from "@playwright/test";
import { serveOverHttp2 } from "/work/main/scripts/lib/http2-server";
import { execSync } from "node:child_process";
import { findBrowser } from "./scripts/lib/find-browser";
import { switches } from "./scripts/lib/browser-switches";
const s = await serveOverHttp2("/work/main/out");
const b=await chromium.launch({executablePath:findBrowser(),args:switches});
const read = async () => {
  const frames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const log:string[]=(window as any).log=[];
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    log.push("s"+y); scrollTo({ top: y, behavior: "instant" }); log.push("f"); await frames();
  }
  scrollTo({ top: 0, behavior: "instant" }); await frames();
  return document.documentElement.scrollHeight;
};
const end=Date.now()+Number(process.env.SEC??200)*1000; let n=0;
const routes=["/","/contact/","/services/devops/","/industry/healthcare/"];
let stalls=0;
async function worker(k:number){
 while(Date.now()<end && stalls<3){
  const c=await b.newContext({viewport:n%2?{width:1440,height:900}:{width:390,height:844},ignoreHTTPSErrors:true,deviceScaleFactor:.5}); const p=await c.newPage(); await p.addInitScript("globalThis.__name=(f)=>f"); const r=routes[n++%routes.length]!;
  await p.goto(s.origin+r);
  const done=await Promise.race([p.evaluate(read),new Promise(f=>setTimeout(()=>f("STALL"),15000))]);
  if(done==="STALL"){ stalls++; console.log(n,r,done); 
    console.log(execSync("top -b -n1 -d1 | grep -i chrom | head -12").toString());
    const cdp=await c.newCDPSession(p).catch(e=>console.log("cdp",e.message)); 
    const ev=await Promise.race([p.evaluate("[document.visibilityState, document.hasFocus(), window.log.slice(-3), scrollY, document.timeline.currentTime]").catch(e=>e.message),new Promise(f=>setTimeout(()=>f("no answer"),4000))]); console.log("eval",ev);
    await new Promise(f=>setTimeout(f,3000));
    console.log(execSync("top -b -n1 -d1 | grep -i chrom | head -12").toString());
    if(ev!=="no answer"){ const raf=await Promise.race([p.evaluate("new Promise(f=>requestAnimationFrame(f))"),new Promise(f=>setTimeout(()=>f("no raf"),3000))]); console.log(raf);}
  }
  await Promise.race([c.close(),new Promise(f=>setTimeout(f,5000))]);
 }}
await Promise.all([worker(0),worker(1)]);
console.log("runs",n,"stalls",stalls);
await Promise.race([b.close(),new Promise(f=>setTimeout(f,5000))]); s.stop(); process.exit(0)
